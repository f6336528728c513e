import type { LocalizedLine, LocalizedText } from '../../../generated/model/index.ts'

/** A text to begin with. Its name is Spanish, as the agencies' own records are. */
interface Starter {
  name: string
  subject: LocalizedLine
  text: LocalizedText
}

/** Six that every agency needs, in its four languages. */
export const STARTERS: Starter[] = [
  {
    name: 'Primera respuesta',
    subject: {
      es: '{titulo} ({referencia})',
      en: '{titulo} ({referencia})',
      ca: '{titulo} ({referencia})',
      de: '{titulo} ({referencia})',
    },
    text: {
      es:
        'Hola, {nombre}:\n\nGracias por preguntar por {titulo}. Sigue disponible por ' +
        '{precio}. ¿Qué días te vendría bien verla?\n\n{enlace}\n\nUn saludo,\n' +
        '{agente}, {agencia}',
      en:
        'Hello {nombre},\n\nThank you for your enquiry about {titulo}. It is still available at ' +
        '{precio}. Which days would suit you for a viewing?\n\n{enlace}\n\nKind regards,\n' +
        '{agente}, {agencia}',
      ca:
        'Hola, {nombre}:\n\nGràcies per demanar per {titulo}. Encara està disponible per ' +
        '{precio}. Quins dies t’aniria bé veure-la?\n\n{enlace}\n\nSalutacions,\n' +
        '{agente}, {agencia}',
      de:
        'Guten Tag {nombre},\n\ndanke für Ihre Anfrage zu {titulo}. Die Immobilie ist ' +
        'noch verfügbar, der Preis ist {precio}. An welchen Tagen passt Ihnen eine Besichtigung?\n\n' +
        '{enlace}\n\nViele Grüße\n{agente}, {agencia}',
    },
  },
  {
    name: 'Proponer visita',
    subject: {
      es: 'Visita a {titulo}',
      en: 'Viewing of {titulo}',
      ca: 'Visita a {titulo}',
      de: 'Besichtigung von {titulo}',
    },
    text: {
      es:
        'Hola, {nombre}:\n\nPodemos enseñarte {titulo} esta semana, de lunes a viernes por ' +
        'la tarde o el sábado por la mañana. Dime qué día y a qué hora, y lo apunto.\n\n' +
        '{agente}, {agencia}',
      en:
        'Hello {nombre},\n\nWe can show you {titulo} this week, on weekday afternoons or ' +
        'on Saturday morning. Let me know the day and time, and I will book it in.\n\n' +
        '{agente}, {agencia}',
      ca:
        'Hola, {nombre}:\n\nEt podem mostrar {titulo} aquesta setmana, els capvespres de ' +
        'dilluns a divendres o dissabte al matí. Digues-me quin dia i a quina hora, i ho ' +
        'apunt.\n\n{agente}, {agencia}',
      de:
        'Guten Tag {nombre},\n\nwir können Ihnen {titulo} diese Woche zeigen, werktags am ' +
        'Nachmittag oder am Samstagvormittag. Nennen Sie mir Tag und Uhrzeit, dann trage ' +
        'ich es ein.\n\n{agente}, {agencia}',
    },
  },
  {
    name: 'Ya no está disponible',
    subject: {
      es: 'Sobre {titulo}',
      en: 'About {titulo}',
      ca: 'Sobre {titulo}',
      de: 'Zu {titulo}',
    },
    text: {
      es:
        'Hola, {nombre}:\n\n{titulo} ({referencia}) ya tiene comprador. Tenemos otros ' +
        'inmuebles parecidos: si me dices tu presupuesto y la zona, te envío los que encajan.\n' +
        '\n{agente}, {agencia}',
      en:
        'Hello {nombre},\n\n{titulo} ({referencia}) is no longer available. We have similar ' +
        'properties: let me know your budget and the area, and I will send you some that match.\n\n' +
        '{agente}, {agencia}',
      ca:
        'Hola, {nombre}:\n\n{titulo} ({referencia}) ja té comprador. Tenim altres immobles ' +
        'semblants: si em dius el pressupost i la zona, t’enviaré els que encaixen.\n\n' +
        '{agente}, {agencia}',
      de:
        'Guten Tag {nombre},\n\n{titulo} ({referencia}) ist verkauft. Wir haben ähnliche ' +
        'Objekte: Wenn Sie mir Budget und Lage nennen, schicke ich Ihnen, was passt.\n\n' +
        '{agente}, {agencia}',
    },
  },
  {
    name: 'Documentos del inmueble',
    subject: {
      es: 'Documentos de {titulo}',
      en: 'Documents for {titulo}',
      ca: 'Documents de {titulo}',
      de: 'Unterlagen zu {titulo}',
    },
    text: {
      es:
        'Hola, {nombre}:\n\nTenemos la nota simple, la cédula de habitabilidad y el ' +
        'certificado energético de {titulo} ({referencia}). ¿Te los envío a esta ' +
        'dirección?\n\n{agente}, {agencia}',
      en:
        'Hello {nombre},\n\nWe have the nota simple (land registry extract), the cédula de ' +
        'habitabilidad (certificate of occupancy) and the energy certificate for {titulo} ' +
        '({referencia}). Shall I send them to this address?\n\n{agente}, {agencia}',
      ca:
        'Hola, {nombre}:\n\nTenim la nota simple, la cèdula d’habitabilitat i el ' +
        'certificat energètic de {titulo} ({referencia}). Vols que te’ls enviï a aquesta ' +
        'adreça?\n\n{agente}, {agencia}',
      de:
        'Guten Tag {nombre},\n\nGrundbuchauszug, Bewohnbarkeitsbescheinigung und ' +
        'Energieausweis von {titulo} ({referencia}) liegen vor. Soll ich sie an diese ' +
        'Adresse schicken?\n\n{agente}, {agencia}',
    },
  },
  {
    name: 'Después de la visita',
    subject: {
      es: '¿Qué te ha parecido {titulo}?',
      en: 'What did you think of {titulo}?',
      ca: 'Què t’ha semblat {titulo}?',
      de: 'Wie hat Ihnen {titulo} gefallen?',
    },
    text: {
      es:
        'Hola, {nombre}:\n\nGracias por venir a ver {titulo}. ¿Qué te ha gustado y qué no? ' +
        'Con eso te busco mejor, y si quieres volver, dime cuándo.\n\n{agente}, {agencia}',
      en:
        'Hello {nombre},\n\nThank you for coming to see {titulo}. What did you like, and what ' +
        'didn’t you? It helps me find you a better match, and if you would like to see it ' +
        'again, let me know when.\n\n{agente}, {agencia}',
      ca:
        'Hola, {nombre}:\n\nGràcies per venir a veure {titulo}. Què t’ha agradat i què no? ' +
        'Amb això et cerc millor, i si vols tornar, digues-me quan.\n\n{agente}, {agencia}',
      de:
        'Guten Tag {nombre},\n\ndanke, dass Sie sich {titulo} angesehen haben. Was hat ' +
        'Ihnen gefallen, was nicht? Damit suche ich besser, und wenn Sie wiederkommen ' +
        'möchten, sagen Sie mir, wann.\n\n{agente}, {agencia}',
    },
  },
  {
    name: 'Llamada sin respuesta',
    subject: {
      es: 'Te he llamado por {titulo}',
      en: 'I called you about {titulo}',
      ca: 'T’he telefonat per {titulo}',
      de: 'Mein Anruf zu {titulo}',
    },
    text: {
      es:
        'Hola, {nombre}: soy {agente}, de {agencia}. Te he llamado por {titulo} ' +
        '({referencia}) y no te he encontrado. ¿A qué hora te va bien que hablemos?',
      en:
        'Hello {nombre}, this is {agente} from {agencia}. I called you about {titulo} ' +
        '({referencia}) but could not reach you. When would be a good time to talk?',
      ca:
        'Hola, {nombre}: som {agente}, de {agencia}. T’he telefonat per {titulo} ' +
        '({referencia}) i no t’he trobat. A quina hora et va bé que parlem?',
      de:
        'Guten Tag {nombre}, hier ist {agente} von {agencia}. Ich habe Sie wegen {titulo} ' +
        '({referencia}) angerufen und nicht erreicht. Wann passt es Ihnen am besten?',
    },
  },
]
