import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'

const ENTRY = 'src/app/rendering/render-page.tsx'
/** In the folder of the build; the server loads it and serves none of it. */
const FOLDER = 'renderer'

/** Builds the code that renders the app's pages on a server, with all packages inside (`server/site/rendering`). */
export async function buildRenderer(folder: string, config: InlineConfig = {}): Promise<void> {
  await build({
    ...config,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: ENTRY,
      outDir: join(folder, FOLDER),
      copyPublicDir: false,
      // Only this build runs on Node, whose version the project pins.
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  })
}
