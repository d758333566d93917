import { TownDrawing, type TownScene } from '#ui/drawings/town-drawing.tsx'
import { usePicture } from '#ui/page/use-picture.ts'
import { styled } from '#ui/style/styled.ts'

import { useFileUrl } from '../operator-settings.ts'

export interface DestinationPictureProps {
  image: string | null | undefined
  /** The drawing to show if there is no photo or it fails to load. */
  scene: TownScene
}

const Photo = styled('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
})

/** The operator's photo of a location, or a drawing. Decorative, because the location's name is below it. */
export function DestinationPicture({ image, scene }: DestinationPictureProps) {
  const { src, onError } = usePicture(useFileUrl('locations', image))

  return (
    <styled.span display="block" aspectRatio="368 / 168" overflow="hidden" bg="bg.plate">
      {src ? (
        <Photo src={src} alt="" width={368} height={168} loading="lazy" onError={onError} />
      ) : (
        <TownDrawing scene={scene} />
      )}
    </styled.span>
  )
}
