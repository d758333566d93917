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

/** A sign of life where something takes longer than a moment; what it is stands beside it in words. */
export const ProgressLine = () => (
  <Track aria-hidden>
    <Runner />
  </Track>
)
