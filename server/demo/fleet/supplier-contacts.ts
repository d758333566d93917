/** The contact details of suppliers by key; Sprint Occasion has none. */
export const SUPPLIER_CONTACTS: Readonly<Record<string, { phone: string; address: string }>> = {
  jasmin: { phone: '+216 71 000 101', address: 'Aéroport Tunis-Carthage, 2035 Tunis' },
  carthago: { phone: '+216 71 000 102', address: '14 avenue Habib Bourguiba, 1001 Tunis' },
  sahel: { phone: '+216 73 000 103', address: 'Boulevard du 14 Janvier, 4000 Sousse' },
  'ile-douce': { phone: '+216 75 000 104', address: 'Aéroport Djerba-Zarzis, 4120 Djerba' },
  dune: { phone: '+216 76 000 105', address: 'Avenue Farhat Hached, 2200 Tozeur' },
  medina: { phone: '+216 71 000 106', address: '3 rue de Marseille, 1000 Tunis' },
  'cap-bon': { phone: '+216 72 000 107', address: 'Avenue Taïeb Mehiri, 8000 Nabeul' },
  volta: { phone: '+216 71 000 108', address: 'Rue du Lac Léman, 1053 Les Berges du Lac' },
  'deux-roues': { phone: '+216 71 000 109', address: 'Avenue Taieb Mhiri, 2078 La Marsa' },
  caravane: { phone: '+216 71 000 110', address: 'Port de La Goulette, 2060 La Goulette' },
  hannibal: { phone: '+216 74 000 111', address: 'Route de Gabès km 3, 3052 Sfax' },
  khroumirie: { phone: '+216 78 000 112', address: 'Avenue Habib Bourguiba, 8110 Tabarka' },
  bahdja: { phone: '+213 21 00 01 13', address: 'Aéroport Houari-Boumédiène, 16033 Alger' },
  'bab-el-bahr': { phone: '+218 21 000 0114', address: 'Omar Al-Mukhtar Street, Tripoli' },
  'rif-atlas': { phone: '+212 522 00 01 15', address: 'Aéroport Mohammed V, 27000 Casablanca' },
}

/** How long suppliers hold a car for a late driver, by supplier key; the others do not specify it. */
export const CAR_HOLD_MINUTES: Readonly<Record<string, number>> = {
  jasmin: 60,
  carthago: 120,
  dune: 240,
  medina: 30,
}
