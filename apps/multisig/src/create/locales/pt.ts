import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Criar uma conta multisig',
  'new.lead':
    'Escolha os proprietários e quantos deles precisam assinar. Será um Safe comum: sem módulo, sem guard, sem mais ninguém.',
  'new.owner': 'Proprietário {number}',
  'new.noOwner': 'Informe o endereço ou o nome do proprietário.',
  'new.removeOwner': 'Remover o proprietário {number}',
  'new.threshold': 'Assinaturas exigidas',
  'new.alone': 'Com um só proprietário, perder a chave é perder a conta. Adicione outro.',
  'new.all':
    'Todos os proprietários precisam assinar: se uma chave for perdida, nada mais se moverá.',
  'new.any': 'Qualquer um dos proprietários pode mover tudo sozinho.',
  'new.showAddress': 'Mostrar o endereço',
  'new.address': 'Endereço que terá',
  'new.create': 'Criar a conta',
  'new.once': 'Uma transação da conta conectada, que paga a taxa de rede.',
  'new.failed': 'A conta não foi criada.',
  'new.notThere': 'A blockchain não mostra esta conta com estes proprietários. Não use o endereço.',
  'new.description': 'Criar a conta multisig {account}',
  'new.noContracts':
    'Os contratos do Safe não estão em {network}: não é possível criar uma conta lá.',
  'new.full':
    'Estes proprietários já têm muitas contas aqui. Mude os proprietários ou o mínimo de assinaturas.',
  'new.otherAddress':
    '{network} calcula endereços de outra forma, com outros contratos: lá a conta tem um endereço diferente do das outras redes.',
  'new.absent':
    'Estes proprietários são contratos em outra rede, mas não em {network}. Eles não podem assinar lá até serem abertos lá também: {owners}',
  'open.title': 'Abrir em outra rede',
  'open.lead': 'No mesmo endereço, com os mesmos contratos e os proprietários com que foi criada.',
  'open.changed':
    'Os proprietários ou o mínimo de assinaturas mudaram aqui desde então. Lá, os primeiros, abaixo, decidem até mudarem lá também.',
  'open.unproven':
    'Não foi possível comprovar na blockchain como esta conta foi criada; por isso ela não pode ser aberta em outro lugar daqui.',
  'open.there': 'A conta já está em {network}.',
  'open.none': 'Este site não oferece nenhuma outra rede.',
};
