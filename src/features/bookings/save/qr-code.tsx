import { encode } from 'uqr'

export interface QrCodeProps {
  text: string
  /** The accessible name: what the code contains. */
  label: string
}

/** A QR code of `text`. Black on white in every color scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')

  return (
    <figure aria-label={label}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  )
}
