import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

import { drawnMachines } from '../tools/charts/drawn-machines.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../public'],
  viteFinal: (usual) => mergeConfig(usual, { plugins: [drawnMachines()] }),
  // Chakra's package points Storybook at its public site; nothing outside is asked here.
  refs: { '@chakra-ui/react': { disable: true } },
}

export default config
