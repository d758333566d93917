import type { ReactNode } from 'react'

import type { Extra } from '@masar/domain/pricing/extras.ts'

const INK = 'var(--m-colors-fg)'
const PAPER = 'var(--m-colors-bg-raised)'
const BLUE = 'var(--m-colors-accent)'

const LINE_PROPS = { fill: 'none', stroke: INK, strokeWidth: 3, strokeLinecap: 'round' } as const

const CALENDAR_SHAPE = (
  <>
    <rect x="14" y="18" width="50" height="48" rx="6" fill={PAPER} stroke={INK} strokeWidth="3" />
    <path d="M14 32v-8q0-6 6-6h38q6 0 6 6v8z" fill={BLUE} stroke={INK} strokeWidth="3" />
    <path d="M27 12v11M51 12v11M24 43h8M39 43h8M24 54h8" {...LINE_PROPS} />
  </>
)

/** Side view; the wheels are at y = 60. */
const CAR_SHAPE = (
  <>
    <path
      d="M10 60V49q0-5 5-6l9-2 8-11q3-4 8-4h11q5 0 8 4l8 11 4 1q5 1 5 6v12z"
      fill={BLUE}
      stroke={INK}
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M30 41l5-8q1-1 3-1h5v9zM49 41v-9h4q2 0 3 2l4 7z" fill={PAPER} />
    <circle cx="25" cy="61" r="7" fill={PAPER} stroke={INK} strokeWidth="3" />
    <circle cx="61" cy="61" r="7" fill={PAPER} stroke={INK} strokeWidth="3" />
  </>
)

const CORNER_SHAPE = <circle cx="61" cy="61" r="15" fill={PAPER} stroke={INK} strokeWidth="3" />

/** The drawing of each option, in an 85 by 85 view box. */
export const OPTION_SHAPES: Record<Extra, ReactNode> = {
  cancellation: (
    <>
      {CALENDAR_SHAPE}
      {CORNER_SHAPE}
      <path d="M55 55l12 12M67 55L55 67" {...LINE_PROPS} />
    </>
  ),
  amendments: (
    <>
      {CALENDAR_SHAPE}
      {CORNER_SHAPE}
      <path d="M53 57h15l-4-4M69 65H54l4 4" {...LINE_PROPS} strokeLinejoin="round" />
    </>
  ),
  theftProtection: (
    <>
      {CAR_SHAPE}
      <path d="M54 22v-5q0-7 8-7t8 7v5" {...LINE_PROPS} />
      <rect x="49" y="21" width="26" height="20" rx="4" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M62 29v5" {...LINE_PROPS} />
    </>
  ),
  collisionDamageWaiver: (
    <>
      {CAR_SHAPE}
      <path
        d="M64 6l4 9 9-4-3 9 7 5-9 3 1 9-8-5-7 6-1-9-9-2 7-6-4-8 9 2z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
  fullInsurance: (
    <>
      <path
        d="M42.5 9L70 18v21q0 24-27.5 37Q15 63 15 39V18z"
        fill={BLUE}
        stroke={INK}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M29 42l10 10 18-20"
        {...LINE_PROPS}
        stroke={PAPER}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </>
  ),
  additionalDriver: (
    <>
      <circle cx="31" cy="27" r="11" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M11 69q0-26 20-26t20 26z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <circle cx="55" cy="33" r="11" fill={BLUE} stroke={INK} strokeWidth="3" />
      <path d="M35 73q0-25 20-25t20 25z" fill={BLUE} stroke={INK} strokeWidth="3" />
    </>
  ),
}
