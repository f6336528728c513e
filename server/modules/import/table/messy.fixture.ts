/**
 * A table as an office keeps it: a title above, Windows-1252, semicolons, commas for decimals, a sold
 * home, a word that nobody knows, words where a number should be, and a row without a reference.
 */
const LINES = [
  'Cartera oficina Sóller - noviembre',
  '',
  'Ref.;Tipo de inmueble;Operación;Precio venta;Precio ' +
    'alquiler;Población;Dirección;C.P.;Hab.;Baños;Sup. construida (m²);Parcela ' +
    'm2;Piscina;Ascensor;Cert. energético;Estado;Descripción;Foto 1;Foto 2;Observaciones',
  'PV-101;Villa;Venta;1.250.000 €;;Sóller;C/ Sant Jaume, ' +
    '12;7100;4;3;312,50;1.250;Sí;No;E;Disponible;"Villa con jardín;\n' +
    'y vistas";https://fotos.example/101-1.jpg;https://fotos.example/101-2.jpg;llaves en ' +
    'la oficina',
  'PV-102;Piso;Venta o alquiler;395.000;1.450;Palma de Mallorca;Carrer dels Oms ' +
    '3;07003;2;1;84,25;;;Sí;En trámite;Disponible;Piso céntrico;;;',
  'PV-103;Piso;Venta;280.000;;Palma;;;3;1;90;;;;;VENDIDO;;;;',
  'PV-104;Casona;Venta;620.000;;Fornalutx;;;5;2;240,75;;Comunitaria;;;Disponible;;;;',
  'PV-105;Ático;Venta;consultar;;Deià;;;2;2;unos cien;;;X;;Reservado;;;;',
  ';Solar;Venta;90.000;;Sóller;;;;;;800;;;;Disponible;;;;',
]

export const MESSY = Buffer.from(LINES.join('\r\n'), 'latin1').map((byte) =>
  // latin1 has no euro; Windows-1252 does.
  byte === 0xac ? 0x80 : byte,
) as Buffer
