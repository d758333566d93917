import { Glass, GLASS, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A motorhome with a bed over the cab, a window to dream at and a door with a step. */
export function Caravan() {
  return (
    <>
      <Shadow from={16} to={284} />
      <path
        d="M40 40h30c3 0 4 2 5 5H36c0-3 1-5 4-5zM120 41h22l4 4h-30z"
        fill={TRIM}
        opacity="0.6"
      />
      <path
        fill="#efeae0"
        d="M20 154c-3 0-4-2-4-5V60c0-10 4-15 14-15h196c14 0 24 5 27 14 3 8-1 17-10 19l-31 6v70z"
      />
      <path d="M16 116h196v14H16z" fill="currentColor" />
      <path
        d="M16 108c60 6 140-14 196-30v14c-60 18-130 30-196 24z"
        fill="currentColor"
        opacity="0.55"
      />
      <Shade d="M16 138h196v16H20c-3 0-4-2-4-5z" />
      <path
        fill="currentColor"
        d="M208 154V82h24c6 0 10 2 14 8l15 20c15 2 24 9 24 20v14c0 7-2 10-7 10z"
      />
      <Shade d="M208 134h77v10c0 7-2 10-7 10h-70z" />
      <path d="M43 155a19 19 0 0 1 38 0zM222 156a19 19 0 0 1 38 0z" fill={TRIM} />
      <Glass
        d="M32 68c0-3 2-5 5-5h42c3 0 5 2 5 5v22c0 3-2 5-5 5H37c-3 0-5-2-5-5zM150 68c0-3 2-5 5-5h26c3 0 5 2 5 5v16c0 3-2 5-5 5h-26c-3 0-5-2-5-5zM222 58h12c5 0 7 3 7 7s-3 6-7 6h-12zM216 90h14c5 0 7 1 10 5l11 15h-35z"
        reflection="M44 95l18-32h9L53 95zM160 89l14-26h8l-14 26zM224 110l8-20 6 3-7 17z"
      />
      <path d="M100 68c0-4 2-6 6-6h26c4 0 6 2 6 6v86h-38z" fill="#fff" opacity="0.85" />
      <path d="M108 72h22v24h-22z" fill={GLASS} />
      <path d="M104 160h30v-4h-30z" fill={TRIM} />
      <path d="M126 116h6" stroke={TRIM} strokeWidth="3" strokeLinecap="round" />
      <Line d="M212 84v68M255 112c3 10 3 18 0 26" />
      <path d="M250 98c7-1 10 3 9 12h-8z" fill={TRIM} />
      <path d="M270 117c8 2 13 6 14 13l-13 1z" fill={LAMP} />
      <path d="M16 100h5v26h-5z" fill={TAIL} />
      <Wheel x={62} r={16} />
      <Wheel x={241} r={16} />
    </>
  )
}
