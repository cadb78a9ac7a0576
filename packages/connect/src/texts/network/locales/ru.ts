import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Подключена',
  'network.rejected': 'Вы отклонили в кошельке переход в сеть {network}.',
  'network.timeout': 'Ответа нет. Выберите в кошельке сеть {network}.',
  'network.unsupported':
    'Сменить сеть в этом кошельке отсюда нельзя. Выберите в нём сеть {network}.',
  'network.wrong':
    'В кошельке выбрана сеть, которую этот сайт не поддерживает. Выберите одну из сетей ниже или отключите кошелёк.',
  'network.outside':
    'Телефон сейчас в сети {network}, которую он здесь не разрешил. Страница остаётся в сети {current}.',
  'network.testnet': 'Тестовая сеть',
};
