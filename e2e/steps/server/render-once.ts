import type { FullConfig } from '@playwright/test'

/**
 * Renders a page in each language before the tests. The first rendering in a language waits for a thread to
 * start, which on a busy machine can take longer than a test's timeout.
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
