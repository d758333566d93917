import type { ComponentType } from 'react'

import { City, Hills } from './towns/anywhere.tsx'
import { Beach, Island } from './towns/by-the-sea.tsx'
import { Desert, Medina, Needles } from './towns/inland.tsx'
import { Bricks, Minaret } from './towns/south.tsx'
import { Kasbah, Ribat, Walls } from './towns/strongholds.tsx'

const SCENES = {
  medina: Medina,
  island: Island,
  beach: Beach,
  desert: Desert,
  walls: Walls,
  kasbah: Kasbah,
  minaret: Minaret,
  bricks: Bricks,
  needles: Needles,
  ribat: Ribat,
  city: City,
  hills: Hills,
} satisfies Record<string, ComponentType>

export type TownScene = keyof typeof SCENES

/** Towns of Tunisia; generic ones first. */
export const TOWN_SCENES: readonly TownScene[] = [
  'medina',
  'island',
  'beach',
  'desert',
  'walls',
  'kasbah',
  'minaret',
  'bricks',
  'needles',
  'ribat',
]

/** Towns of any country. */
export const GENERIC_TOWN_SCENES: readonly TownScene[] = ['city', 'hills']

/** The drawing of a type of town, in the style of the coast, by day or night. Decorative; it fills its box. */
export function TownDrawing({ scene }: { scene: TownScene }) {
  const Scene = SCENES[scene]
  return (
    <svg
      className="coastal-road"
      viewBox="0 0 368 168"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <linearGradient id={`sky-${scene}`} x2="0" y2="1">
        <stop stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--haze)" />
      </linearGradient>
      <path d="M0 0h368v168H0z" fill={`url(#sky-${scene})`} />
      <path
        d="M40 26h2m52 16h2m60-24h2m70 20h2m54-22h2m46 26h2"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="var(--stars)"
      />
      <Scene />
    </svg>
  )
}
