import { Glass, Handle, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A sport utility: high sill, roof rails, dark cladding around the wheels. */
export function Midi() {
  return (
    <>
      <Shadow from={26} to={276} />
      <path d="M60 73v-5c30-5 66-5 92 0v5" fill="none" stroke={TRIM} strokeWidth="3" />
      <path
        fill="currentColor"
        d="M30 152c-5-1-7-5-7-12v-20c2-16 8-30 16-40 5-7 12-9 28-10 30-3 62-3 82 0 20 3 36 16 50 33 28 0 52 2 66 8 9 4 13 12 13 24 0 12-2 17-8 17z"
      />
      <path
        fill={TRIM}
        d="M23 136l23-4c6-12 16-19 29-19s24 7 29 19l5 6h82l5-6c6-12 16-19 29-19s23 7 29 19l23 4c0 12-2 16-8 16H30c-5-1-8-5-7-16z"
      />
      <Glass
        d="M41 105c2-9 6-17 11-22 3-3 14-4 38-4v26zM97 79c24 0 42 0 51 2 12 3 24 13 34 24H97z"
        reflection="M58 105l18-26h8l-18 26zM116 105l18-26h8l-18 26z"
      />
      <Line light d="M26 113c60-4 126-4 174-2 24 0 44 2 62 6" />
      <Line d="M93 79v36M150 81v56M190 107c4 10 5 20 1 29" />
      <Handle x={102} y={118} />
      <Handle x={160} y={118} />
      <path d="M180 95c7-3 12 0 11 10h-12z" fill={TRIM} />
      <path d="M254 112c12 1 19 5 21 13l-24-2z" fill={LAMP} />
      <path d="M28 104c8 0 13 3 12 10l-16 4c0-5 2-10 4-14z" fill={TAIL} />
      <Shade d="M106 130h90l-4 8h-82z" />
      <Wheel x={75} r={23} />
      <Wheel x={225} r={23} />
    </>
  )
}
