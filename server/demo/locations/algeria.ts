import { makeArrivalsSpot, type Country, makeFerrySpot, repeatName } from './location.ts'

export const algeria: Country = {
  code: 'DZ',
  names: ['Algérie', 'Algeria', 'Argelia'],
  timeZone: 'Africa/Algiers',
  locations: [
    { key: 'algiers', names: ['Alger', 'Algiers', 'Argel'], at: [36.7538, 3.0588] },
    {
      key: 'algiers-airport',
      parent: 'algiers',
      names: [
        'Aéroport d’Alger-Houari-Boumédiène',
        'Algiers Houari Boumediene Airport',
        'Aeropuerto de Argel-Houari Boumédiène',
      ],
      at: [36.691, 3.2154],
      spots: [makeArrivalsSpot([36.6977, 3.2108])],
    },
    {
      key: 'algiers-port',
      parent: 'algiers',
      names: ['Port d’Alger', 'Port of Algiers', 'Puerto de Argel'],
      at: [36.7726, 3.0647],
      spots: [makeFerrySpot([36.7794, 3.0652])],
    },
    { key: 'oran', names: ['Oran', 'Oran', 'Orán'], at: [35.6971, -0.6308] },
    {
      key: 'oran-airport',
      parent: 'oran',
      names: [
        'Aéroport d’Oran-Ahmed-Ben-Bella',
        'Oran Ahmed Ben Bella Airport',
        'Aeropuerto de Orán-Ahmed Ben Bella',
      ],
      at: [35.6239, -0.6212],
      spots: [makeArrivalsSpot([35.6201, -0.6079])],
    },
    {
      key: 'constantine',
      names: ['Constantine', 'Constantine', 'Constantina'],
      at: [36.365, 6.6147],
    },
    {
      key: 'constantine-airport',
      parent: 'constantine',
      names: [
        'Aéroport de Constantine-Mohamed-Boudiaf',
        'Constantine Mohamed Boudiaf Airport',
        'Aeropuerto de Constantina-Mohamed Boudiaf',
      ],
      at: [36.276, 6.6204],
    },
    { key: 'annaba', names: repeatName('Annaba'), at: [36.9, 7.7667] },
    { key: 'bejaia', names: ['Béjaïa', 'Bejaia', 'Bugía'], at: [36.7515, 5.0557] },
    { key: 'tlemcen', names: ['Tlemcen', 'Tlemcen', 'Tremecén'], at: [34.8783, -1.315] },
  ],
}
