import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Of Chakra a widget has its parts and what they do; looks are ours (`styled.ts`). */
const system = createSystem({ disableLayers: true })

/** Around a widget of Chakra's, which comes when it is needed (decision 029). */
export const Widget = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)
