import { renameOldParams } from '@masar/domain/service/old-params.ts'

const PAGES = /^\/(search|checkout|car\/[^/]+)\/?$/

/** The same address with readable parameters (decision 038); null when it has no old ones. */
export function readableAddress({ pathname, searchParams }: URL): string | null {
  const renamed = PAGES.test(pathname) ? renameOldParams([...searchParams]) : null
  return renamed && `${pathname}?${new URLSearchParams(renamed).toString()}`
}
