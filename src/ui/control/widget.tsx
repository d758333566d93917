import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Chakra provides the parts and the behavior of a widget; the styles are ours (`styled.ts`). */
const system = createSystem({ disableLayers: true })

/** Wraps a lazy-loaded Chakra widget (decision 029). */
export const Widget = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)
