import type { BrowserContext } from '@playwright/test'

/**
 * Serves documents as a host without a renderer does, so that the page loads the settings and makes all calls
 * itself.
 */
export async function serveShells(context: BrowserContext) {
  await context.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback()
    const { origin, pathname } = new URL(request.url())
    const isPage = !/^\/api\/|\.\w+$/.test(pathname)
    return isPage ? route.continue({ url: `${origin}/index.html` }) : route.fallback()
  })
}
