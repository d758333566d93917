import type { ComponentProps } from 'react'

import { styled } from '../style/styled.ts'
import { usePicture } from '../page/use-picture.ts'

const Circle = styled('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: { base: 'bg.sand', _dark: 'fg.muted' },
    color: { base: 'fg', _dark: 'primary.fg' },
    fontWeight: 'semibold',
    _before: { content: 'attr(data-initials)' },
  },
  variants: {
    size: { sm: { boxSize: '8', fontSize: 'sm' }, lg: { boxSize: '20', fontSize: '2xl' } },
  },
})

const Picture = styled('img', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' },
})

export interface AvatarProps extends Pick<ComponentProps<typeof Circle>, 'size'> {
  name: string
  /** The URL of an image. Initials are shown if it is missing or fails to load. */
  src: string | null
}

/** A user's picture. Decorative: the name is beside it. */
export function Avatar({ name, src: address, size = 'sm' }: AvatarProps) {
  const { src, onError } = usePicture(address)

  return (
    <Circle aria-hidden size={size} data-initials={getInitials(name)}>
      {src ? <Picture src={src} alt="" onError={onError} /> : null}
    </Circle>
  )
}

/** Returns the initials of the first and the last name, in any script. */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.filter((_, at) => at === 0 || at === words.length - 1)
  return ends.map((word) => Array.from(word)[0]).join('')
}
