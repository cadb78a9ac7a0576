import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Terhubung',
  'network.rejected': 'Anda menolak beralih ke {network} di dompet Anda.',
  'network.timeout': 'Tidak ada respons. Beralihlah ke {network} di dompet Anda.',
  'network.unsupported':
    'Jaringan dompet Anda tidak dapat diganti dari sini. Beralihlah ke {network} di dompet Anda.',
  'network.wrong':
    'Dompet Anda memakai jaringan yang tidak didukung situs ini. Pilih jaringan di bawah, atau putuskan koneksi.',
  'network.outside':
    'Ponsel Anda berada di {network}, yang belum diizinkannya di sini. Halaman ini tetap di {current}.',
  'network.testnet': 'Jaringan uji',
};
