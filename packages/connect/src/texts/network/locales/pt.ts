import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Conectada',
  'network.rejected': 'Você recusou na sua carteira a troca para a rede {network}.',
  'network.timeout': 'Não houve resposta. Troque para a rede {network} na sua carteira.',
  'network.unsupported':
    'Sua carteira não permite trocar de rede por aqui. Troque para a rede {network} na própria carteira.',
  'network.wrong':
    'Sua carteira está em uma rede que não é compatível com este site. Troque para uma das redes abaixo ou desconecte.',
  'network.outside':
    'Seu celular está na rede {network}, que ele não permitiu aqui. Esta página continua em {current}.',
  'network.testnet': 'Rede de teste',
};
