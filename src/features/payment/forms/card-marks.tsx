import { Trans } from '@lingui/react/macro'

import { styled } from '#ui/style/styled.ts'

const Mark = styled(
  'svg',
  { base: { width: { base: '2rem', sm: '2.25rem' }, height: '1.5rem', flexShrink: 0 } },
  { defaultProps: { viewBox: '0 0 36 24' } },
)
const PLATE_PROPS = {
  x: 0.5,
  y: 0.5,
  width: 35,
  height: 23,
  rx: 3.5,
  fill: '#fff',
  stroke: '#d3d1cc',
}

/** The accepted cards as small icons, drawn here to avoid requests to other sites. */
export function CardMarks() {
  return (
    <styled.span display="inline-flex" gap={{ base: '1', sm: '1.5' }}>
      <styled.span srOnly>
        <Trans>Visa, Mastercard and American Express</Trans>
      </styled.span>
      <Mark aria-hidden>
        <rect {...PLATE_PROPS} />
        <path
          fill="#1a1f71"
          transform="matrix(1.15 0 0 1.15 4.2 -1.8)"
          d="M9.11 8.26 5.97 15.76H3.92L2.37 9.78c-.09-.37-.17-.5-.46-.66C1.45 8.86.68 8.63 0 8.48l.05-.22h3.3a.9.9 0 0 1 .89.77l.82 4.33 2.01-5.1zm8.04 5.05c0-1.98-2.74-2.09-2.72-2.97 0-.27.26-.56.82-.63a3.66 3.66 0 0 1 1.91.34l.34-1.59a5.2 5.2 0 0 0-1.81-.33c-1.92 0-3.27 1.02-3.28 2.48-.01 1.08.96 1.68 1.7 2.04.75.37 1.01.6 1 .93 0 .5-.6.73-1.16.73-.97.02-1.54-.26-1.99-.47l-.35 1.64c.45.21 1.29.39 2.16.4 2.03 0 3.37-1.01 3.38-2.57m5.06 2.45H24l-1.56-7.5h-1.66a.88.88 0 0 0-.83.55l-2.91 6.95h2.04l.4-1.12h2.49zm-2.17-2.66 1.02-2.81.59 2.81zm-8.16-4.84-1.6 7.5H8.34l1.6-7.5z"
        />
      </Mark>
      <Mark aria-hidden>
        <rect {...PLATE_PROPS} />
        <circle cx="14.5" cy="12" r="6" fill="#eb001b" />
        <circle cx="21.5" cy="12" r="6" fill="#f79e1b" />
        <path fill="#ff5f00" d="M18 7.13a6 6 0 0 1 0 9.74 6 6 0 0 1 0-9.74z" />
      </Mark>
      <Mark aria-hidden>
        <rect {...PLATE_PROPS} fill="#1f72cd" stroke="#1f72cd" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="1.3"
          d="m4.5 15.5 2.8-7 2.8 7m-4.6-2.3h3.6m2.7 2.3v-7l2.9 4 2.9-4v7m6-7h-4v7h4m-4-3.5h3.4m2.6-3.5 5.6 7m0-7-5.6 7"
        />
      </Mark>
    </styled.span>
  )
}
