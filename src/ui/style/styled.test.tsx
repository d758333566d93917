import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'

import { styled } from './styled.ts'

const Label = styled(
  'span',
  {
    base: { color: 'fg', px: '2' },
    variants: {
      tone: { calm: { color: 'fg.muted' }, loud: { color: 'danger.fg', px: '4' } },
      wide: { true: { width: 'full' } },
    },
    defaultVariants: { tone: 'calm' },
  },
  { defaultProps: { title: 'Offer' } },
)

function readClasses(label: ReactElement): string {
  const { unmount } = render(label)
  const { className } = screen.getByText('Sold')
  unmount()
  return className
}

describe('a styled component', () => {
  it('renders the default variant unless another is given', () => {
    expect(readClasses(<Label>Sold</Label>)).toBe('color_fg.muted px_2')
    expect(readClasses(<Label tone={undefined}>Sold</Label>)).toBe('color_fg.muted px_2')
    expect(readClasses(<Label tone="loud">Sold</Label>)).toBe('color_danger.fg px_4')
    expect(readClasses(<Label wide>Sold</Label>)).toBe('color_fg.muted px_2 w_full')
    expect(readClasses(<Label wide={false}>Sold</Label>)).toBe('color_fg.muted px_2')
  })

  it('overrides the variant with an element’s own style, and both with nested selectors', () => {
    expect(readClasses(<Label px="6">Sold</Label>)).toBe('color_fg.muted px_6')
    expect(readClasses(<Label px={{ base: '1', md: '3' }}>Sold</Label>)).toBe(
      'color_fg.muted px_1 md:px_3',
    )
    expect(
      readClasses(
        <Label px="6" css={{ paddingInline: '8' }}>
          Sold
        </Label>,
      ),
    ).toBe('color_fg.muted px_8')
  })

  it('keeps class names, can render another element, and passes on no style props', () => {
    render(
      <Label as="b" className="mark" bg="bg.raised" lang="fr">
        Sold
      </Label>,
    )
    const label = screen.getByText('Sold')
    expect(label.outerHTML).toBe(
      '<b title="Offer" class="color_fg.muted px_2 bg_bg.raised mark" lang="fr">Sold</b>',
    )
  })
})
