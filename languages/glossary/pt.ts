import type { Glossary } from './glossary.ts';

/** Brazilian, which Portugal understands. */
export const pt: Glossary = {
  words: {
    wallet: 'carteira',
    account: 'conta',
    address: 'endereço',
    network: 'rede',
    blockchain: 'blockchain',
    transaction: 'transação',
    'transaction service': 'serviço de transações',
    token: 'token',
    signature: 'assinatura',
    owner: 'proprietário',
    multisig: 'multisig',
    threshold: 'mínimo de assinaturas',
    nonce: 'nonce',
    hash: 'hash',
    checksum: 'soma de verificação',
    batch: 'lote',
    contract: 'contrato',
    message: 'mensagem',
    execute: 'executar',
    disconnect: 'desconectar',
    fee: 'taxa de rede',
  },
  banned: [
    ['blockchain', /\bcadeia/i],
    ['serviço de transações', /gateway/i],
    ['proprietário', /\bdon[oa]s?\b|titular/i],
    ['mínimo de assinaturas', /limiar|quórum|(?<!sem )\blimite/i],
    [
      'login, entrar, sair',
      /iniciar sess|início de sessão|sessão (?:iniciada|encerrada)|encerrar a sessão/i,
    ],
    ['celular', /telem[óo]vel|telefone/i],
    ['escanear', /digitalizar|ler o código/i],
    ['site', /sítio|website/i],
    ['transação', /\boperaç/i],
    ['excluir', /apagar|deletar/i],
    ['salvar', /guardar\b|gravar/i],
  ],
};
