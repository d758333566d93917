import type { Group } from '../group.ts'

export const FLOW: Group = {
  prefix: 'FLOW',
  title: 'Flows',
  about: 'what every statechart keeps to',
  requirements: {
    'FLOW-1':
      'Every chart is walked thoroughly: each state, transition and guard both ways, each start, and each pair of transitions.',
    'FLOW-2': 'Every resting state of every chart has a story.',
    'FLOW-3':
      'What survives a reload is a small versioned checkpoint, on which the first state routes.',
    'FLOW-4': 'A no that everybody foresees is an answer; only a broken call is an error.',
    'FLOW-5':
      'Every failed call is one shape of problem, and charts read kinds and codes, never texts.',
    'FLOW-6': 'A flow is opened, heard, kept and ended in one place, once for each subject.',
    'FLOW-7':
      'A flow asks once for each visit of its page, however often the page is drawn or its link is hovered.',
    'FLOW-8':
      'What a port is told comes as an argument, language and time included, so that one request is the same whenever it is sent.',
    'FLOW-9': 'The models are also given as test models of the statechart library.',
  },
}
