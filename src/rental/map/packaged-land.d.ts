/** Made by the build (tools/land/packaged-land.ts). */
declare module 'virtual:land' {
  import type { Land } from './land.ts'

  const land: Land
  export default land
}
