import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { drawnMachines } from '../tools/charts/drawn-machines.ts'
import { withTitles } from './titled-indexer.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-statechart',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only machines have documentation pages, so nothing would show the props.
  typescript: { reactDocgen: false },
  staticDirs: ['../public'],
  experimental_indexers: (usual = []) => usual.map(withTitles),
  viteFinal: (usual) =>
    mergeConfig(usual, {
      plugins: [drawnMachines()],
      // Otherwise Vite discovers this dependency during a run and reloads the page, which sometimes fails a
      // whole file of stories.
      optimizeDeps: { include: ['@oddbird/popover-polyfill/fn'] },
    }),
  // Chakra's package refers to its public Storybook, but ours must not send requests to other sites.
  refs: { '@chakra-ui/react': { disable: true } },
}

export default config
