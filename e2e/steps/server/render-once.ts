import type { FullConfig } from '@playwright/test'

/**
 * Renders a page in each language before the tests. The first rendering in each language has to wait until a
 * thread starts, which on a busy machine takes longer than a test may take.
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
