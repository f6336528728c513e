import type { MarketCategory, MarketPublicationInput } from '../../generated/model/index.ts'

/** In the four languages of the demo. */
export type Words = [es: string, en: string, ca: string, de: string]
/** A service of the demo; EUR cents without VAT. */
export interface Offer {
  title: Words
  text: Words
  picture: string
  price: NonNullable<MarketPublicationInput['price']>
  at?: number
  more?: Partial<MarketPublicationInput>
}

/** What each seller offers, one of every category; EUR cents without VAT. */
export const OFFERS: Record<MarketCategory, Offer> = {
  photo: {
    title: [
      'Fotos de interior y exterior',
      'Photos inside and outside',
      'Fotos d’interior i exterior',
      'Fotos innen und außen',
    ],
    text: [
      'De 20 a 30 fotos retocadas, con orden y estancia. Entrega en 24 horas.',
      '20 to 30 retouched photos, in order and named. Within 24 hours.',
      'De 20 a 30 fotos retocades, amb ordre i estança. Entrega en 24 hores.',
      '20 bis 30 bearbeitete Fotos, geordnet und benannt. In 24 Stunden.',
    ],
    picture: 'living-luz-1.webp',
    price: {
      kind: 'tiers',
      tiers: [{ upToM2: 120, amount: 14_000 }, { upToM2: 180, amount: 18_000 }, { amount: 24_000 }],
    },
    at: 90,
    more: {
      options: [
        { id: 'drone', name: 'Dron, 4 fotos aéreas', amount: 6_000 },
        { id: 'sunset', name: 'Foto de atardecer', amount: 4_500 },
      ],
      delivers: [{ kind: 'photos', min: 20, max: 30 }],
    },
  },
  drone: {
    title: [
      'Fotos y vídeo con dron',
      'Photos and video by drone',
      'Fotos i vídeo amb dron',
      'Fotos und Video mit Drohne',
    ],
    text: [
      'Seis fotos aéreas y un vídeo corto. Permiso de vuelo incluido.',
      'Six photos from the air and a short film. Flight permit included.',
      'Sis fotos aèries i un vídeo curt. Permís de vol inclòs.',
      'Sechs Luftbilder und ein kurzer Film. Flugerlaubnis inklusive.',
    ],
    picture: 'aerea-villa-1.webp',
    price: { kind: 'fixed', amount: 22_000 },
    at: 60,
    more: { delivers: [{ kind: 'photos', min: 6, max: 6 }] },
  },
  video: {
    title: ['Vídeo de la casa', 'Film of the home', 'Vídeo de la casa', 'Film des Hauses'],
    text: [
      'Vídeo de 60 segundos, montado y con música libre.',
      'A film of 60 seconds, cut and with free music.',
      'Vídeo de 60 segons, muntat i amb música lliure.',
      'Film von 60 Sekunden, geschnitten, mit freier Musik.',
    ],
    picture: 'villa-moderna-1.webp',
    price: { kind: 'fixed', amount: 29_000 },
    at: 120,
    more: { delivers: [{ kind: 'video', min: 1, max: 1 }] },
  },
  tour_360: {
    title: ['Visita virtual 360°', '360° virtual tour', 'Visita virtual 360°', '360°-Rundgang'],
    text: [
      'Recorrido por todas las estancias, listo para enlazar.',
      'A walk through every room, ready to be linked.',
      'Recorregut per totes les estances, a punt per enllaçar.',
      'Rundgang durch alle Räume, fertig zum Verlinken.',
    ],
    picture: 'kitchen-roble-1.webp',
    price: { kind: 'per_m2', amount: 130, min: 12_000 },
    at: 90,
  },
  floor_plan: {
    title: [
      'Plano con medidas por estancia',
      'Floor plan with measures',
      'Plànol amb mesures per estança',
      'Grundriss mit Maßen',
    ],
    text: [
      'Metros útiles medidos con láser, plano en imagen y PDF.',
      'Usable m² by laser, the plan as picture and PDF.',
      'Metres útils mesurats amb làser, plànol en imatge i PDF.',
      'Nutzfläche per Laser, Grundriss als Bild und PDF.',
    ],
    picture: 'plan-piso-3h-1.webp',
    price: { kind: 'per_m2', amount: 110, min: 9_000 },
    at: 90,
    more: { delivers: [{ kind: 'plan', min: 1, max: 3 }] },
  },
  energy_certificate: {
    title: [
      'Certificado energético con registro',
      'Energy certificate, registered',
      'Certificat energètic amb registre',
      'Energieausweis mit Eintragung',
    ],
    text: [
      'La letra y el PDF quedan en la ficha cuando los aceptas.',
      'The letter and the PDF are in the home once you take them.',
      'La lletra i el PDF queden a la fitxa quan els acceptes.',
      'Klasse und PDF stehen im Objekt, sobald du abnimmst.',
    ],
    picture: 'edificio-palma-1.webp',
    price: { kind: 'per_m2', amount: 90, min: 9_000 },
    at: 60,
    more: { delivers: [{ kind: 'document', min: 1, max: 1 }] },
  },
  cedula: {
    title: [
      'Cédula de habitabilidad',
      'Certificate of occupancy',
      'Cèdula d’habitabilitat',
      'Wohnbescheinigung',
    ],
    text: [
      'Visita, informe y tramitación de la renovación.',
      'Visit, report and the renewal applied for.',
      'Visita, informe i tramitació de la renovació.',
      'Besichtigung, Bericht und Antrag auf Erneuerung.',
    ],
    picture: 'edificio-palma-2.webp',
    price: { kind: 'fixed', amount: 16_000 },
    at: 60,
    more: { delivers: [{ kind: 'document', min: 1, max: 1 }] },
  },
  home_staging: {
    title: [
      'Montaje virtual de salón y dormitorio',
      'Virtual staging of living room and bedroom',
      'Muntatge virtual de saló i dormitori',
      'Virtuelle Einrichtung',
    ],
    text: [
      'Las fotos montadas se enseñan marcadas al visitante.',
      'Staged photos are shown marked to visitors.',
      'Les fotos muntades s’ensenyen marcades al visitant.',
      'Bearbeitete Fotos werden als solche gezeigt.',
    ],
    picture: 'bedroom-lino-1.webp',
    price: { kind: 'quote' },
    more: { delivers: [{ kind: 'photos', min: 2, max: 6 }] },
  },
  cleaning: {
    title: [
      'Limpieza antes de la visita',
      'Cleaning before the viewing',
      'Neteja abans de la visita',
      'Reinigung vor der Besichtigung',
    ],
    text: [
      'Dos personas, con ventanas y terrazas.',
      'Two people, windows and terraces included.',
      'Dues persones, amb finestres i terrasses.',
      'Zwei Personen, mit Fenstern und Terrassen.',
    ],
    picture: 'living-luz-4.webp',
    price: { kind: 'per_m2', amount: 120, min: 8_000 },
    at: 180,
    more: { delivers: [{ kind: 'work' }] },
  },
  legal_check: {
    title: [
      'Nota simple y cargas explicadas',
      'Registry extract and charges explained',
      'Nota simple i càrregues explicades',
      'Grundbuchauszug und Lasten erklärt',
    ],
    text: [
      'Pedimos la nota simple y la explicamos en una página.',
      'We ask for the extract and explain it on a page.',
      'Demanem la nota simple i l’expliquem en una pàgina.',
      'Wir holen den Auszug und erklären ihn auf einer Seite.',
    ],
    picture: 'casa-pueblo-2.webp',
    price: { kind: 'fixed', amount: 9_500 },
    more: { delivers: [{ kind: 'document', min: 1, max: 1 }] },
  },
  translation: {
    title: [
      'Traducción del anuncio',
      'Translation of the ad',
      'Traducció de l’anunci',
      'Übersetzung der Anzeige',
    ],
    text: [
      'Título y descripción en inglés y alemán, por personas.',
      'Title and description in English and German, by people.',
      'Títol i descripció en anglès i alemany, per persones.',
      'Titel und Beschreibung auf Englisch und Deutsch, von Menschen.',
    ],
    picture: 'office-roble-1.webp',
    price: { kind: 'fixed', amount: 6_500 },
    more: { delivers: [{ kind: 'text', min: 2, max: 2 }] },
  },
  sign_board: {
    title: [
      'Cartel de venta, colocado',
      'Sign board, put up',
      'Cartell de venda, col·locat',
      'Verkaufsschild, montiert',
    ],
    text: [
      'Impreso con vuestro logo y colocado en balcón o fachada.',
      'Printed with your logo and put up at balcony or façade.',
      'Imprès amb el vostre logo i col·locat a balcó o façana.',
      'Mit eurem Logo gedruckt und an Balkon oder Fassade angebracht.',
    ],
    picture: 'adosado-jardin-1.webp',
    price: { kind: 'fixed', amount: 7_000 },
    at: 30,
  },
  other: {
    title: [
      'Cuidado de llaves y apertura',
      'Key holding and opening',
      'Custòdia de claus i obertura',
      'Schlüsselverwahrung und Öffnung',
    ],
    text: [
      'Abrimos la casa cuando no podéis venir.',
      'We open the home when you cannot come.',
      'Obrim la casa quan no podeu venir.',
      'Wir öffnen das Haus, wenn ihr nicht könnt.',
    ],
    picture: 'casa-pueblo-1.webp',
    price: { kind: 'fixed', amount: 4_000 },
    at: 30,
  },
}
