import { LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A scooter with a saddle for two. */
export function Scooter() {
  return (
    <>
      <Shadow from={52} to={252} />
      <path d="M216 138L186 48" stroke="#aeb5bd" strokeWidth="6" strokeLinecap="round" />
      <Wheel x={88} r={27} />
      <Wheel x={220} r={27} />
      <path d="M78 142h44l6 8H82z" fill={TRIM} />
      <path
        fill="currentColor"
        d="M170 64c10-6 16-2 19 8l19 56c2 6 0 12-6 14l-14 6c-24 8-44 8-62 4-6-12-14-22-30-26-18-4-34 0-44 6 0-22 12-40 34-46 18-5 40-4 58-4 6 12 8 30 12 46h14c8 0 11-4 9-12l-12-40c-1-6 0-9 3-12z"
      />
      <Shade d="M60 120c20-8 46-6 60 6 8 8 12 18 20 24-10 2-20 2-24 1-6-12-14-20-30-24-16-4-28-2-34 3z" />
      <path
        fill="currentColor"
        d="M190 142c0-18 14-32 32-30 16 2 26 14 28 28-8-10-18-14-30-12-12 2-22 8-30 14z"
      />
      <path
        d="M56 82c1-10 10-15 22-14 10 1 14 4 24 3 14-1 26-4 42-4 10 0 12 10 3 13-20 6-58 7-86 7-4 0-5-2-5-5z"
        fill={TRIM}
      />
      <path d="M178 56l14-22" stroke="currentColor" strokeWidth="16" strokeLinecap="round" />
      <path d="M180 42l-22-8" stroke={TRIM} strokeWidth="6" strokeLinecap="round" />
      <path d="M186 34l-4-18" stroke={TRIM} strokeWidth="2.5" strokeLinecap="round" />
      <ellipse cx="181" cy="14" rx="8" ry="5" fill={TRIM} />
      <circle cx="201" cy="40" r="8" fill={LAMP} stroke="#aeb5bd" strokeWidth="2.5" />
      <path d="M54 96c-3 6-4 12-3 16l8-4c1-5 2-9 4-12z" fill={TAIL} />
      <Line light d="M74 100c20-6 40-6 58-4" />
      <Line light d="M182 76l20 58" />
    </>
  )
}
