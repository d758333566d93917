import type { BrowserContext } from '@playwright/test'

/** Documents come as a host without a renderer sends them: the page reads its settings and makes its calls itself. */
export async function serveShells(context: BrowserContext) {
  await context.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback()
    const { origin, pathname } = new URL(request.url())
    const isPage = !/^\/api\/|\.\w+$/.test(pathname)
    return isPage ? route.continue({ url: `${origin}/index.html` }) : route.fallback()
  })
}
