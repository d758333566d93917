import { isPictureName } from '#api/files.ts'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { chakra } from '#ui/style/styled.ts'
import { usePicture } from '#ui/page/use-picture.ts'

import { useFileAddress } from '../operator-settings.ts'

export interface SupplierPictureProps {
  supplier: { avatar?: string | null | undefined; fullName: string }
  /** False where there is room for the emblem alone. */
  labelled?: boolean
}

const Logo = chakra('img', { base: { height: '30px', objectFit: 'contain' } })

/** A supplier's own picture, or one drawn for it where there is none to be had. Its name stands beside it. */
export function SupplierPicture({ supplier, labelled = false }: SupplierPictureProps) {
  const { avatar, fullName } = supplier
  const file = avatar && isPictureName(avatar) ? avatar : null
  const { src, onError } = usePicture(useFileAddress('suppliers', file))

  if (!src) return <SupplierMark mark={avatar} name={fullName} labelled={labelled} />
  const width = labelled ? 60 : 30
  return <Logo src={src} alt="" style={{ width }} onError={onError} />
}
