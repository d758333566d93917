import type { FullConfig } from '@playwright/test'

/**
 * Renders one page in each language before the tests: the first page in a language has to wait until a thread
 * starts, which takes longer on a busy machine than a test allows.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export.
export default async function renderOnce({ projects }: FullConfig): Promise<void> {
  const { baseURL = '' } = projects[0]?.use ?? {}
  const render = async (language: string) => {
    const response = await fetch(`${baseURL}/about?l=${language}`)
    await response.arrayBuffer()
  }
  await Promise.all(['fr', 'en', 'es'].map(render))
}
