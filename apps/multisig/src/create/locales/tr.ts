import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Çoklu imza hesabı oluştur',
  'new.lead':
    'Sahiplerini ve kaçının imzalaması gerektiğini seçin. Sıradan bir Safe olur: modül yok, guard yok, başka kimse yok.',
  'new.owner': 'Sahip {number}',
  'new.noOwner': 'Sahibin adresini veya adını girin.',
  'new.removeOwner': 'Sahibi kaldır: {number}',
  'new.threshold': 'Gereken imza sayısı',
  'new.alone': 'Tek sahiple, kaybolan anahtar kaybolan hesaptır. Bir tane daha ekleyin.',
  'new.all': 'Her sahip imzalamalı: bir anahtar kaybolursa artık hiçbir şey hareket edemez.',
  'new.any': 'Sahiplerden herhangi biri tek başına her şeyi taşıyabilir.',
  'new.showAddress': 'Adresi göster',
  'new.address': 'Alacağı adres',
  'new.create': 'Hesabı oluştur',
  'new.once': 'Ağ ücretini ödeyen bağlı hesaptan tek bir işlem.',
  'new.failed': 'Hesap oluşturulmadı.',
  'new.notThere': 'Blok zinciri bu hesabı bu sahiplerle göstermiyor. Adresi kullanmayın.',
  'new.description': '{account} çoklu imza hesabını oluştur',
  'new.noContracts': 'Safe sözleşmeleri {network} ağında yok: orada hesap oluşturulamaz.',
  'new.full': 'Bu sahiplerin burada zaten çok hesabı var. Sahipleri ya da eşiği değiştirin.',
  'new.otherAddress':
    '{network} adresleri başka yolla, başka sözleşmelerle hesaplar: hesabın oradaki adresi diğer ağlardakinden farklıdır.',
  'new.absent':
    'Bu sahipler başka bir ağda sözleşmedir, ama {network} ağında yoktur. Orada da açılana kadar orada imzalayamazlar: {owners}',
  'open.title': 'Başka bir ağda aç',
  'open.lead': 'Aynı adreste, aynı sözleşmelerle ve oluşturulduğu sahiplerle.',
  'open.changed':
    'O zamandan beri burada sahipler ya da eşik değişti. Orada, değiştirene kadar aşağıdaki ilk sahipler karar verir.',
  'open.unproven':
    'Bu hesabın nasıl oluşturulduğu blok zincirinde kanıtlanamadı; bu yüzden buradan başka yerde açılamaz.',
  'open.there': 'Hesap zaten {network} ağında.',
  'open.none': 'Bu site başka bir ağı desteklemiyor.',
};
