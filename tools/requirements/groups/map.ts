import type { Group } from '../group.ts'

export const MAP: Group = {
  prefix: 'MAP',
  title: 'Maps and locations',
  about: 'where cars are picked up',
  requirements: {
    'MAP-1': '`/locations` has the locations.',
    'MAP-2':
      'The map begins at about 36.88 degrees north and 10.19 east, at zoom 5, unless the operator sets another view.',
    'MAP-3': 'A list with the same locations stands beside every map and needs no map.',
    'MAP-4': 'A marker leads to the cars of its location, in every language.',
    'MAP-5':
      'A map asks nobody but ourselves unless the operator names a server of pictures, which is then credited.',
    'MAP-6': 'Locations that cannot be drawn are counted as missing and stay in the list.',
    'MAP-7':
      'Locations are found by a part of their name in any language, whatever its case and accents.',
    'MAP-8': 'A location has a name in each language, and the English one where there is none.',
    'MAP-9': 'A location has its parking spots, the location it belongs to, a country and a clock.',
  },
}
