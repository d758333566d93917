import type { Extra } from '@masar/domain/pricing/extras.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { styled } from '#ui/style/styled.ts'

const LazyOptionDrawing = lazyPart(async () => (await import('./option-drawing.tsx')).OptionDrawing)

/** Keeps its size when the picture in it shrinks, so that nothing beside it moves. */
const PictureSpace = styled('span', {
  base: {
    display: { base: 'none', lg: 'inline-grid' },
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '85px',
  },
})

const Picture = styled('span', {
  base: { display: 'block', boxSize: '85px', borderRadius: 'md', bg: 'bg.sand' },
  variants: { isSelected: { true: { boxSize: '30px' } } },
})

export interface OptionPictureProps {
  extra: Extra
  isSelected: boolean
}

/**
 * The picture of an option: 85 px high, or 30 px once the option is selected. The option's name is beside it.
 */
export const OptionPicture = ({ extra, isSelected }: OptionPictureProps) => (
  <PictureSpace>
    <Picture isSelected={isSelected}>
      <LazyOptionDrawing extra={extra} />
    </Picture>
  </PictureSpace>
)
