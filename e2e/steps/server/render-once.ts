import type { FullConfig } from '@playwright/test'

/**
 * Renders one page in each language before the tests: the first page of a language waits until a thread has
 * started, which on a busy machine takes longer than a page may.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright imports it so.
export default async function renderOnce({ projects }: FullConfig): Promise<void> {
  const { baseURL = '' } = projects[0]?.use ?? {}
  const render = async (language: string) => {
    const response = await fetch(`${baseURL}/about?l=${language}`)
    await response.arrayBuffer()
  }
  await Promise.all(['fr', 'en', 'es'].map(render))
}
