import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { drawnMachines } from '../tools/charts/drawn-machines.ts'
import { withTitles } from './titled-indexer.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../public'],
  experimental_indexers: (usual = []) => usual.map(withTitles),
  viteFinal: (usual) =>
    mergeConfig(usual, {
      plugins: [drawnMachines()],
      // A dependency that Vite finds in the middle of a run is bundled then, and the page of a story
      // is loaded again: its whole file fails now and then.
      optimizeDeps: { include: ['@oddbird/popover-polyfill/fn'] },
    }),
  // Chakra's package points Storybook at its public site; nothing outside is asked here.
  refs: { '@chakra-ui/react': { disable: true } },
}

export default config
