/** The six gods as figures, on a ground at y = 0, facing east; about 60 wide and 128 high. */

import type { GodId } from "../gods.ts";

export interface GodDrawing {
  /** Head and neck, in the colour of its player. */
  readonly head: string;
  /** What is worn or grows on it, in the light colour. */
  readonly crown: string;
  /** Eyes, nose, scales: fine lines. */
  readonly lines: string;
  /** Dots: eyes. */
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
}

/** Feet, kilt, body, arms: all six stand alike. The right arm holds the sceptre. */
export const BODY = {
  legs: "M-14 0V-7H-9L-8-26H-1L-2-7H3V0ZM2 0V-7H7L6-26H13L12-7H17V0Z",
  kilt: "M-13-52H13L18-19Q0-13-18-19Z",
  fold: "M0-51 6-16M-6-51-11-17",
  torso: "M-21-78Q0-85 21-78L13-51H-13Z",
  left: "M-21-78Q-27-76-27-66L-24-42H-18L-19-62-15-70Z",
  right: "M21-78Q29-76 29-66L28-54H41V-47H22L20-62 15-70Z",
  collar: "M-14-81Q0-66 14-81L11-86H-11Z",
  sceptre: "M36 0V-70L31-75 38-81 46-75 40-70V0Z",
} as const;

export const DRAWINGS: Record<GodId, GodDrawing> = {
  // A jackal: two tall pointed ears, a long straight snout.
  anubis: {
    head: "M-9-80-11-100Q-12-106-8-110L-9-140 0-116 4-117 11-139 13-110 33-98Q36-95 33-92L13-90 9-80Z",
    crown: "M-9-80-11-104-17-100-19-74-10-72Z",
    lines: "M33-98 29-95M13-96Q20-94 26-93M-5-114-6-128M9-114 10-128",
    eyes: [[9, -103, 2.6]],
  },
  // A cat: a round face seen from the front, with ears, whiskers and an earring.
  bastet: {
    head: "M-18-98-19-128-8-116Q0-119 8-116L19-128 18-98Q15-83 0-82-15-83-18-98Z",
    crown: "M-15-104-15.5-119-9-112ZM15-104 15.5-119 9-112Z",
    lines: "M-3-93H3L0-90ZM0-90Q-3-86-7-88M0-90Q3-86 7-88M-10-92-25-95M-10-89-24-86M10-92 25-95M10-89 24-86",
    eyes: [
      [-8, -100, 3.2],
      [8, -100, 3.2],
    ],
  },
  // A falcon: a hooked beak, the mark below the eye, and the double crown.
  horus: {
    head: "M-11-80Q-18-104-7-114 4-121 14-112 17-109 18-105 29-103 29-90 22-96 16-95 11-90 10-80Z",
    crown: "M-13-110Q-14-118-15-132L-9-130Q-8-146 0-148 8-146 8-132L12-118 14-112Q2-120-13-110Z",
    lines: "M7-102Q2-98 3-91M7-101Q12-97 11-92M18-105Q21-100 29-92M-12-128 11-120",
    eyes: [[8, -105, 3]],
  },
  // A cobra: the spread hood, the small head over it, the tongue.
  wadjet: {
    head: "M-9-78Q-34-96-24-119-17-131-8-130-5-141 8-141 16-140 20-134L29-130Q31-126 27-124L15-122Q27-110 22-97 18-86 9-78Z",
    crown: "M-5-82Q-17-98-12-116L6-122Q17-108 12-95 9-87 5-82Z",
    lines: "M-12-112H12M-13-104H14M-11-96H12M-8-88H8M29-128 37-132M29-128 37-125",
    eyes: [[12, -133, 2.4]],
  },
  // A crocodile: long open jaws full of teeth, bumps along its back, the disc of the sun.
  sobek: {
    head: "M-10-80-15-96Q-17-108-8-113L-4-119 1-115 6-121 13-117 15-111 42-108Q48-107 47-102L17-99 45-94Q46-89 40-88L14-87 9-80Z",
    crown: "M-13-128A10 10 0 1 1 7-128 10 10 0 1 1-13-128Z",
    lines: "M20-99.5 23-104 26-100 29-105 33-101 36-105 40-102M20-98.5 23-94 27-97.5 30-92 34-96 37-92 40-95M-13-105-18-108M-14-97-20-99M-12-89-17-90",
    eyes: [[9, -113, 3]],
  },
  // The animal of Seth: tall ears cut off straight, a long snout bent down.
  seth: {
    head: "M-9-80-12-102Q-12-108-9-111L-16-140-3-143-1-115 4-116 8-143 20-139 13-109Q26-104 36-86 36-80 31-80 24-91 13-93L9-80Z",
    crown: "M-9-80-12-104-18-100-19-74-10-72Z",
    lines: "M36-86 32-84M14-99Q21-96 27-88M-9-118-11-134M11-118 14-134",
    eyes: [[9, -103, 2.6]],
  },
};
