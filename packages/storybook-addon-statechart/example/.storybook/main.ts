import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['storybook-addon-statechart'],
}

export default config
