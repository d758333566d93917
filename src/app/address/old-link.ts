import { type ParsedLocation, redirect } from '@tanstack/react-router'

import { renameOldParams } from '@masar/domain/service/old-params.ts'

export function redirectOldParams({ pathname, searchStr, hash }: ParsedLocation): void {
  const renamed = renameOldParams([...new URLSearchParams(searchStr)])
  if (!renamed) return
  const search = Object.fromEntries(renamed)
  throw redirect({ to: pathname, search, hash, replace: true })
}
