import { Glass, Handle, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A people carrier: one box, short nose, three rows of windows. */
export function Maxi() {
  return (
    <>
      <Shadow from={22} to={280} />
      <path
        fill="currentColor"
        d="M27 157c-4-1-6-5-6-11l1-62c0-9 4-15 12-17 14-4 60-5 104-5 42 0 60 2 70 9 12 9 22 24 30 36 14 3 28 8 34 14 6 5 8 12 8 22 0 9-2 14-7 14z"
      />
      <Shade d="M21 137c70 3 190 3 259 0 1 11-1 20-7 20H27c-4-1-6-5-6-11z" />
      <path d="M50 156a21 21 0 0 1 42 0zM208 156a21 21 0 0 1 42 0z" fill={TRIM} />
      <Glass
        d="M32 103V80c0-5 2-7 6-7 10-2 22-2 36-2v32zM80 71h62v32H80zM148 71c26 0 42 1 50 6 8 6 16 16 22 26h-72z"
        reflection="M44 103l18-32h9l-18 32zM100 103l18-32h9l-18 32zM168 103l16-30 8 2-14 28z"
      />
      <Line light d="M24 112c70-3 150-3 206-1 16 2 30 6 40 12" />
      <Line d="M77 72v72M145 72v83M221 106c6 14 6 28 0 38M77 116h68" />
      <Handle x={128} y={122} />
      <Handle x={152} y={122} />
      <path d="M222 94c7-3 12 1 11 11h-11z" fill={TRIM} />
      <path d="M254 115c11 3 18 8 21 14-9 1-17-1-22-5z" fill={LAMP} />
      <path d="M22 104h7v24h-7z" fill={TAIL} />
      <Wheel x={71} r={18} />
      <Wheel x={229} r={18} />
    </>
  )
}
