import { Glass, Handle, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A light lorry: a box for removals behind a cab for three. */
export function Truck() {
  return (
    <>
      <Shadow from={18} to={284} />
      <path d="M20 138h196v14H20z" fill={TRIM} />
      <path d="M18 44c0-3 2-5 5-5h164c3 0 5 2 5 5v96H18z" fill="#eceef1" />
      <path d="M18 44c0-3 2-5 5-5h164c3 0 5 2 5 5v6H18z" fill="#d5dae0" />
      <path
        d="M18 104c50 10 120-30 174-18v30c-60-8-110 28-174 16z"
        fill="currentColor"
        opacity="0.9"
      />
      <Line d="M62 50v90M105 50v90M148 50v90M18 140h174" />
      <path
        fill="currentColor"
        d="M198 152V76c0-7 4-11 11-11h17c10 0 16 3 21 10l18 31c14 3 20 10 20 22v15c0 6-2 9-7 9z"
      />
      <path fill="currentColor" d="M200 68V50c0-3 2-4 5-3 9 3 18 11 25 21z" />
      <Shade d="M198 132h87v11c0 6-2 9-7 9h-80zM200 68V50c0-3 2-4 5-3 9 3 18 11 25 21z" />
      <path d="M221 156a19 19 0 0 1 38 0z" fill={TRIM} />
      <Glass
        d="M206 80c0-4 2-6 5-6h14c7 0 11 2 14 7l14 25h-47z"
        reflection="M216 106l12-32h7l3 5-11 27z"
      />
      <Line light d="M200 114h60" />
      <Line d="M256 108c3 12 2 22-1 30M202 76v70" />
      <Handle x={206} y={118} />
      <path d="M252 94c7-1 11 3 10 12h-8z" fill={TRIM} />
      <path d="M272 115c7 2 12 6 13 13l-13 1z" fill={LAMP} />
      <path d="M18 141h8v9h-8z" fill={TAIL} />
      <path d="M40 152h46v-4H40z" fill={TRIM} />
      <Wheel x={66} r={16} />
      <Wheel x={240} r={16} />
    </>
  )
}
