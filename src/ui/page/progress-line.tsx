import { styled } from '../style/styled.ts'

const Track = styled('div', {
  base: { height: '1', borderRadius: 'full', overflow: 'hidden', bg: 'accent.subtle' },
})
const Runner = styled('div', {
  base: {
    height: 'full',
    width: 'full',
    background: 'linear-gradient(90deg, transparent, token(colors.accent), transparent)',
    backgroundSize: '50% 100%',
    animation: 'masar-run 1.6s linear infinite',
  },
})

/** A progress line for operations that take more than a moment. The text beside it describes the operation. */
export const ProgressLine = () => (
  <Track aria-hidden>
    <Runner />
  </Track>
)
