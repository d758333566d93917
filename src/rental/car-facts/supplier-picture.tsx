import { isPictureName } from '#api/files.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { styled } from '#ui/style/styled.ts'
import { usePicture } from '#ui/page/use-picture.ts'

import { useFileUrl } from '../operator-settings.ts'

export interface SupplierPictureProps {
  supplier: { avatar?: string | null | undefined; fullName: string }
}

const Logo = styled('img', {
  base: { width: '60px', height: '30px', objectFit: 'contain', borderRadius: 'sm' },
})

/**
 * A supplier's logo, 60 by 30 pixels, or a drawing if the logo is missing or fails to load. Decorative, because
 * the supplier's name is beside it.
 */
export function SupplierPicture({ supplier }: SupplierPictureProps) {
  const { avatar, fullName } = supplier
  const file = avatar && isPictureName(avatar) ? avatar : null
  const { src, onError } = usePicture(useFileUrl('suppliers', file))

  if (!src) return <SupplierMark mark={avatar} name={fullName} />
  return <Logo src={src} alt="" width={60} height={30} loading="lazy" onError={onError} />
}
