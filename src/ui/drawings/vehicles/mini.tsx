import { Glass, Handle, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A city car: short, tall, five doors. */
export function Mini() {
  return (
    <>
      <Shadow from={40} to={264} />
      <path
        fill="currentColor"
        d="M45 157c-6 0-8-5-8-13-1-16 2-32 8-45 5-12 10-22 21-26 10-4 26-5 46-5 18 0 32 1 42 5 19 7 35 22 49 38 23 1 41 5 52 12 9 6 12 13 12 22 0 8-2 12-8 12z"
      />
      <Shade d="M37 138c60 4 170 4 230 1 0 1 0 4 0 6 0 8-2 12-8 12H45c-6 0-8-5-8-13z" />
      <path d="M47 157a25 25 0 0 1 50 0zM197 157a25 25 0 0 1 50 0z" fill={TRIM} />
      <Glass
        d="M57 107c2-11 6-20 12-25 6-4 22-5 43-5v30zM119 77c14 0 24 1 32 4 13 5 25 15 36 26h-68z"
        reflection="M76 107l20-30h8l-20 30zM136 107l17-25 7 3-15 22z"
      />
      <Line light d="M44 116c46-4 112-3 158-2 18 1 34 4 48 9" />
      <Line d="M115 78v68c0 4-1 7-3 10M192 110c5 11 5 22 1 32M69 113c-3 4-3 8-3 11" />
      <Handle x={96} y={121} />
      <Handle x={169} y={121} />
      <path d="M187 98c7-3 12 0 11 10h-12z" fill={TRIM} />
      <path d="M246 120c9 2 15 6 18 13-8 1-16-1-20-6z" fill={LAMP} />
      <path d="M44 102c6 0 10 4 8 15l-13 1c0-6 2-11 5-16z" fill={TAIL} />
      <Wheel x={72} r={21} />
      <Wheel x={222} r={21} />
    </>
  )
}
