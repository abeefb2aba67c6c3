/** The names of the places on the board, as the game writes them. */

export const CITIES = ["w1", "w2", "w3", "e1", "e2", "e3"] as const;
export type CityId = (typeof CITIES)[number];

export const DISTRICTS = ["a", "b", "c"] as const;
export type DistrictLetter = (typeof DISTRICTS)[number];

export type DistrictId = `${CityId}${DistrictLetter}`;
export type CityDesertId = `${CityId}f`;
export type OpenId =
  | "w_on" | "w_os" | "w_r" | "w_ti" | "w_tr"
  | "e_on" | "e_os" | "e_r" | "e_ti" | "e_tr"
  | "d_t" | "d_d" | "d_s";
export type ZoneId = DistrictId | CityDesertId | OpenId;

export type ZoneKind = "district" | "desert" | "temple" | "delta_temple" | "sanctuary";
export type PortKind = "military" | "trading";

const OPEN: readonly OpenId[] = [
  "w_on", "w_os", "w_r", "w_ti", "w_tr", "e_on", "e_os", "e_r", "e_ti", "e_tr", "d_t", "d_d", "d_s",
];

/** Every zone, city by city, then the open land. */
export const ZONES: readonly ZoneId[] = [
  ...CITIES.flatMap((city): ZoneId[] => [`${city}a`, `${city}b`, `${city}c`, `${city}f`]),
  ...OPEN,
];

export const isZone = (id: string): id is ZoneId => (ZONES as readonly string[]).includes(id);

/** The city a zone belongs to, as a district or as the desert around it. */
export function cityOf(zone: ZoneId): CityId | null {
  const head = zone.slice(0, 2);
  return CITIES.find((city) => city === head) ?? null;
}

/** Which of the three districts a zone is. */
export function districtOf(zone: ZoneId): DistrictLetter | null {
  const letter = zone.slice(2);
  return cityOf(zone) ? (DISTRICTS.find((district) => district === letter) ?? null) : null;
}
