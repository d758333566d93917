import { renameOldParams } from '@masar/domain/service/old-params.ts'

const PAGE_PATTERN = /^\/(search|checkout|car\/[^/]+)\/?$/

/** Returns the address with readable parameters (decision 038); null when it has no old parameters. */
export function toReadableAddress({ pathname, searchParams }: URL): string | null {
  const renamed = PAGE_PATTERN.test(pathname) ? renameOldParams([...searchParams]) : null
  return renamed && `${pathname}?${new URLSearchParams(renamed).toString()}`
}
