import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Disambungkan',
  'network.rejected': 'Anda menolak pertukaran kepada {network} dalam dompet anda.',
  'network.timeout': 'Tiada respons diterima. Tukar kepada {network} dalam dompet anda.',
  'network.unsupported':
    'Rangkaian dompet anda tidak dapat ditukar dari sini. Tukar kepada {network} dalam dompet anda.',
  'network.wrong':
    'Dompet anda berada di rangkaian yang tidak disokong oleh laman web ini. Tukar kepada rangkaian di bawah, atau putuskan sambungan.',
  'network.outside':
    'Telefon anda berada di {network}, yang tidak dibenarkannya di sini. Halaman ini kekal di {current}.',
  'network.testnet': 'Rangkaian ujian',
};
