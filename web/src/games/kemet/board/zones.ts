/** The places on the board, as the box lists them. */

import { components, type City, type District, type Zone, type ZoneInfo, type ZoneKind } from "../wire.ts";

export type ZoneId = Zone;
export type CityId = City;
export type DistrictId = Extract<Zone, `${City}${District}`>;
export type CityDesertId = Extract<Zone, `${City}f`>;
export type OpenId = Exclude<Zone, DistrictId | CityDesertId>;

export const CITIES: readonly City[] = components.cities.map(({ id }) => id);

/** A city from west to east. */
export const DISTRICTS: readonly District[] = components.zones.flatMap(({ city, district }) => (city === CITIES[0] && district !== null ? [district] : []));

const ROWS: ReadonlyMap<string, ZoneInfo> = new Map(components.zones.map((row) => [row.id, row]));

/** Every zone, city by city, then the open land. */
export const ZONES: readonly Zone[] = components.zones.map(({ id }) => id);

export const isZone = (id: string): id is Zone => ROWS.has(id);

/** What the box says of a zone. */
export function rowOf(zone: Zone): ZoneInfo {
  const row = ROWS.get(zone);
  if (row === undefined) throw new Error(`there is no zone ${zone}`);
  return row;
}

const only = (kind: ZoneKind): Zone => components.zones.find((row) => row.kind === kind)!.id;
export const SANCTUARY = only("sanctuary");
export const DELTA_TEMPLE = only("delta_temple");

/** The districts of a city: west, centre, east; none where there is no city. */
export const districtsOf = (city: string | null): readonly Zone[] => components.cities.find(({ id }) => id === city)?.districts ?? [];

/** The desert around a city. */
export const desertOf = (city: City): Zone => components.cities.find(({ id }) => id === city)!.desert;

/** One district of a city; null where somebody has none. */
export const districtOf = (city: string | null, district: string): Zone | null =>
  districtsOf(city).find((zone) => rowOf(zone).district === district) ?? null;

/** A city with the land before its gates. */
export const homeOf = (city: City): readonly Zone[] => components.zones.filter((zone) => zone.city === city).map(({ id }) => id);
