import { makeArrivalsSpot, type Country, makeFerrySpot, repeatName } from './location.ts'

export const morocco: Country = {
  code: 'MA',
  names: ['Maroc', 'Morocco', 'Marruecos'],
  timeZone: 'Africa/Casablanca',
  locations: [
    { key: 'casablanca', names: repeatName('Casablanca'), at: [33.5731, -7.5898] },
    {
      key: 'casablanca-airport',
      parent: 'casablanca',
      names: [
        'Aéroport de Casablanca-Mohammed-V',
        'Casablanca Mohammed V Airport',
        'Aeropuerto de Casablanca-Mohamed V',
      ],
      at: [33.3675, -7.5898],
      spots: [makeArrivalsSpot([33.3694, -7.5837])],
    },
    {
      key: 'marrakesh',
      names: ['Marrakech', 'Marrakesh', 'Marrakech'],
      at: [31.6295, -7.9811],
    },
    {
      key: 'marrakesh-airport',
      parent: 'marrakesh',
      names: [
        'Aéroport de Marrakech-Ménara',
        'Marrakesh Menara Airport',
        'Aeropuerto de Marrakech-Menara',
      ],
      at: [31.6069, -8.0363],
      spots: [makeArrivalsSpot([31.6014, -8.0262])],
    },
    { key: 'rabat', names: repeatName('Rabat'), at: [34.0209, -6.8416] },
    { key: 'fez', names: ['Fès', 'Fez', 'Fez'], at: [34.0331, -5.0003] },
    { key: 'tangier', names: ['Tanger', 'Tangier', 'Tánger'], at: [35.7595, -5.834] },
    {
      key: 'tanger-med-port',
      parent: 'tangier',
      names: ['Port de Tanger Med', 'Tanger Med Port', 'Puerto de Tánger Med'],
      at: [35.8841, -5.5003],
      spots: [makeFerrySpot([35.8836, -5.5047])],
    },
    { key: 'agadir', names: repeatName('Agadir'), at: [30.4278, -9.5981] },
  ],
}
