import { chakra } from '@chakra-ui/react'

export const TermsList = chakra('ul', {
  base: { ps: '5', listStyleType: 'disc', display: 'grid', gap: '1' },
})
