import { GLASS, Glass, LAMP, Line, Shade, Shadow, TAIL, TRIM, Wheel } from './parts.tsx'

/** A minibus for a whole excursion. */
export function Bus() {
  return (
    <>
      <Shadow from={14} to={288} />
      <path d="M70 53h74c4 0 5 2 6 6H64c1-4 2-6 6-6z" fill={TRIM} opacity="0.7" />
      <path
        fill="currentColor"
        d="M18 157c-4-1-5-4-5-9V70c0-8 4-12 12-12h204c14 0 22 3 28 12l22 36c7 4 10 10 10 20v22c0 6-2 9-6 9z"
      />
      <Shade d="M13 135h276v13c0 6-2 9-6 9H18c-4-1-5-4-5-9z" />
      <path d="M46 156a18 18 0 0 1 36 0zM224 156a18 18 0 0 1 36 0z" fill={TRIM} />
      <Glass
        d="M20 72c0-3 2-5 5-5h29v36H20zM58 67h37v36H58zM99 67h37v36H99zM140 67h37v36h-37zM222 67h10c8 0 13 2 17 8l18 28h-45z"
        reflection="M28 103l16-36h8l-16 36zM68 103l16-36h8l-16 36zM109 103l16-36h8l-16 36zM150 103l16-36h8l-16 36zM232 103l8-36 7 3 3 8-10 25z"
      />
      <path d="M183 70c0-2 1-3 3-3h28c2 0 3 1 3 3v83h-34z" fill="#000" opacity="0.2" />
      <path d="M186 70h12v56h-12zM202 70h12v56h-12z" fill={GLASS} />
      <Line light d="M14 113h166M220 113h60" />
      <Line d="M200 68v85M14 126h168" />
      <path d="M264 92c8 0 11 3 11 14h-9z" fill={TRIM} />
      <path d="M274 116c7 1 12 4 14 10l-13 3z" fill={LAMP} />
      <path d="M13 108h6v20h-6z" fill={TAIL} />
      <Wheel x={64} r={15} />
      <Wheel x={242} r={15} />
    </>
  )
}
